import type { FillTexts } from './texts.ts'

export const vietnamese: FillTexts = {
  headings: {
    mark: 'Dấu (giữ nguyên)',
    indicator_code: 'Mã',
    indicator_text: 'Chỉ báo',
    stage_1: 'Giai đoạn 1: Thay đổi',
    stage_2: 'Giai đoạn 2: Chuyển đổi',
    stage_3: 'Giai đoạn 3: Đổi mới',
    option: 'Lựa chọn',
    na_reason: 'Vì sao không áp dụng',
    note: 'Ghi chú của bạn',
  },
  naWhen: 'Không áp dụng chỉ khi:',
  help: {
    sheet: 'Hướng dẫn',
    title: 'Cách điền bảng này',
    steps: [
      'Chỉ viết vào các ô có màu: lựa chọn, vì sao không áp dụng và ghi chú của bạn.',
      'Chọn một lựa chọn trong danh sách của ô. Chỉ cần chữ cái, ví dụ C.',
      'Chỉ chọn NA khi điều kiện ghi dưới chỉ báo là đúng, và viết vì sao không áp dụng.',
      'Ô để trống không làm thay đổi gì. Ô được giữ nguyên như cũ cũng không làm thay đổi gì.',
      'Không ghi tên học sinh, không ghi chẩn đoán.',
      'Giữ nguyên các hàng, các cột và tiêu đề.',
      'Lưu tệp dưới dạng sổ tính (XLSX) hoặc CSV. Sau đó mở lần đánh giá trong Vereda và chọn “Làm trên giấy”. Bạn xem được những gì sẽ thay đổi trước khi lưu.',
    ],
    instrument: 'Bộ công cụ',
    school: 'Trường',
    line: 'Lần đánh giá',
    options: 'Ý nghĩa của các lựa chọn',
    practice: 'Khi mô tả cách làm',
    reach: 'Khi nói đến tỉ lệ',
  },
  wrong: {
    title: 'Không nhận',
    option: 'Hãy chọn một lựa chọn trong danh sách.',
    length: 'Nội dung này quá dài.',
  },
  form: {
    school: 'Trường',
    day: 'Ngày',
    reason: 'Vì sao không áp dụng',
    note: 'Ghi chú của bạn',
    noNames: 'Không ghi tên học sinh, không ghi chẩn đoán.',
    needed: 'Hãy viết vì sao không áp dụng.',
  },
}
