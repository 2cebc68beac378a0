import type { Words } from './shape.ts'

const open = 'Mở đánh giá'

export const vietnamese: Words = {
  types: { base: 'đánh giá ban đầu', second: 'đánh giá lần hai', third: 'đánh giá lần ba' },
  hello: 'Xin chào,',
  address: 'Nếu liên kết không mở được, hãy sao chép địa chỉ này vào trình duyệt:',
  why: 'Bạn nhận được thư này vì bạn có tài khoản trên Vereda. Không có ai đọc thư trả lời gửi đến địa chỉ này.',
  letters: {
    invitation: ({ username, person }) => ({
      subject: 'Tài khoản Vereda của bạn: hãy đặt mật khẩu',
      before: [
        `${person} đã tạo tài khoản Vereda cho bạn. Tại đây, các trường dạy học sinh khuyết tật đánh giá và cải thiện giáo dục hòa nhập của mình.`,
        `Tên đăng nhập của bạn là: ${username}`,
        'Hãy đặt mật khẩu để bắt đầu.',
      ],
      link: 'Đặt mật khẩu',
      after: [
        'Liên kết chỉ dùng được một lần, trong 7 ngày. Sau đó, hãy chọn “Quên mật khẩu?” ở trang đăng nhập để nhận liên kết mới.',
        'Nếu bạn không chờ thư này, bạn không cần làm gì cả.',
      ],
    }),
    password_reset: ({ username }) => ({
      subject: 'Đặt mật khẩu mới cho Vereda',
      before: [
        'Có người, có lẽ là bạn, đã yêu cầu mật khẩu mới cho tài khoản Vereda của bạn.',
        `Tên đăng nhập của bạn là: ${username}`,
      ],
      link: 'Đặt mật khẩu mới',
      after: [
        'Liên kết chỉ dùng được một lần, trong 60 phút. Nếu bạn yêu cầu lần nữa, chỉ liên kết mới nhất dùng được.',
        'Nếu bạn không yêu cầu, bạn không cần làm gì cả: mật khẩu của bạn vẫn giữ nguyên.',
      ],
    }),
    password_changed: ({ username }) => ({
      subject: 'Mật khẩu Vereda của bạn đã được đổi',
      before: [
        `Mật khẩu của tài khoản ${username} đã được đổi. Ở những nơi khác mà bạn đang đăng nhập, bạn cần đăng nhập lại.`,
        'Nếu không phải bạn đã đổi, hãy đặt ngay mật khẩu mới và báo cho người phụ trách khu vực của bạn.',
      ],
      link: 'Yêu cầu mật khẩu mới',
    }),
    email_changed: ({ username }) => ({
      subject: 'Địa chỉ email Vereda của bạn đã được đổi',
      before: [
        `Địa chỉ email của tài khoản ${username} đã được đổi. Từ nay, thư sẽ được gửi đến địa chỉ mới.`,
        'Nếu bạn không biết về thay đổi này, hãy báo ngay cho người phụ trách khu vực của bạn.',
      ],
    }),
    email_confirmation: ({ username }) => ({
      subject: 'Xác nhận địa chỉ email của bạn cho Vereda',
      before: [
        `Địa chỉ này đã được khai cho tài khoản ${username} trong Vereda.`,
        'Hãy xác nhận đây là địa chỉ của bạn. Chỉ khi đó thư và liên kết đặt mật khẩu mới được gửi đến.',
      ],
      link: 'Xác nhận địa chỉ này',
      after: [
        'Liên kết dùng được một lần, trong 7 ngày. Bạn có thể yêu cầu liên kết khác trong hồ sơ của mình.',
        'Nếu bạn không biết tài khoản này, bạn không cần làm gì: không có bạn, địa chỉ sẽ không được dùng.',
      ],
    }),
    email_change_asked: ({ username }) => ({
      subject: 'Một địa chỉ email mới đã được khai cho tài khoản Vereda của bạn',
      before: [
        `Một địa chỉ email mới đã được khai cho tài khoản ${username} của bạn. Cho đến khi địa chỉ đó được xác nhận, mọi thư vẫn gửi đến địa chỉ này.`,
        'Nếu bạn không biết việc này, hãy báo ngay cho người phụ trách khu vực của bạn và đổi mật khẩu.',
      ],
    }),
    link_given: ({ username, person }) => ({
      subject: 'Một liên kết vào tài khoản Vereda của bạn đã được trao',
      before: [
        `${person} đã tạo một liên kết để đặt mật khẩu mới cho tài khoản ${username} của bạn. Liên kết dùng được một lần, trong 24 giờ.`,
        'Nếu bạn không yêu cầu, hãy yêu cầu mật khẩu mới ngay: khi đó liên kết kia không dùng được nữa.',
      ],
      link: 'Yêu cầu mật khẩu mới',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      subject: `${school}: sẵn sàng để rà soát`,
      before: [
        `${person} đã nộp ${type} năm ${year} để rà soát.`,
        'Bạn có thể rà soát ngay bây giờ, rồi xác nhận hoặc trả lại kèm lý do.',
      ],
      link: open,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      subject: `${school}: được trả lại kèm lý do`,
      before: [
        `${person} đã trả lại ${type} năm ${year} với những lý do sau:`,
        reasons,
        'Bạn có thể chỉnh sửa lại. Hãy sửa và nộp lại để rà soát.',
      ],
      link: open,
    }),
    line_validated: ({ school, year, type, person }) => ({
      subject: `${school}: đã xác nhận`,
      before: [`${person} đã xác nhận ${type} năm ${year}.`, 'Kết quả đã được chốt. Bước tiếp theo là đóng.'],
      link: open,
    }),
    line_closed: ({ school, year, type, person }) => ({
      subject: `${school}: đã đóng`,
      before: [`${person} đã đóng ${type} năm ${year}.`, 'Bạn vẫn xem được, nhưng không thể thay đổi nữa.'],
      link: open,
    }),
    line_opened: ({ school, year, type, person }) => ({
      subject: `${school}: đã mở lần đánh giá mới`,
      before: [
        `${person} đã mở ${type} năm ${year}.`,
        'Bạn có thể bắt đầu trả lời các chỉ báo và thêm minh chứng.',
      ],
      link: open,
    }),
    comment_added: ({ school, year, type, person }) => ({
      subject: `${school}: có bình luận cần trả lời`,
      before: [
        `${person} đã bình luận về ${type} năm ${year}.`,
        'Hãy đọc bình luận ở đó và trả lời nếu cần.',
      ],
      link: open,
    }),
  },
}
