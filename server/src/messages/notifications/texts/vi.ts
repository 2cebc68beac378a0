import type { Words } from './shape.ts'

export const vietnamese: Words = {
  types: { base: 'đánh giá ban đầu', second: 'đánh giá lần hai', third: 'đánh giá lần ba' },
  jobs: {
    import: 'Việc kiểm tra tệp của bạn',
    import_apply: 'Việc nhập dữ liệu của bạn',
    export: 'Tệp của bạn',
  },
  codes: {
    job_done: ({ work }) => ({
      title: `${work}: đã xong`,
      message: 'Kết quả đã sẵn sàng và được giữ trong 24 giờ.',
    }),
    job_failed: ({ work }) => ({
      title: `${work}: không thực hiện được`,
      message: 'Không có gì thay đổi. Hãy thử lại, hoặc mở trang để đọc lý do.',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: sẵn sàng để rà soát`,
      message: `${person} đã nộp ${type} năm ${year} để rà soát.`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: được trả lại kèm lý do`,
      message: `${person} đã trả lại ${type} năm ${year}: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: đã xác nhận`,
      message: `${person} đã xác nhận ${type} năm ${year}.`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: đã đóng`,
      message: `${person} đã đóng ${type} năm ${year}.`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: đã mở lần đánh giá mới`,
      message: `${person} đã mở ${type} năm ${year}.`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: có bình luận cần trả lời`,
      message: `${person} đã bình luận về ${type} năm ${year}.`,
    }),
    link_given: ({ person }) => ({
      title: 'Một liên kết vào tài khoản của bạn đã được trao',
      message: `${person} đã tạo một liên kết để đặt mật khẩu mới cho tài khoản của bạn. Nếu bạn không yêu cầu, hãy đổi mật khẩu: khi đó liên kết không dùng được nữa.`,
    }),
    refresh_token_reused: () => ({
      title: 'Bạn đã bị đăng xuất trên một thiết bị',
      message:
        'Một phiên đăng nhập của bạn đã được dùng ở hai nơi. Hãy đổi mật khẩu nếu đó không phải là bạn.',
    }),
  },
}
