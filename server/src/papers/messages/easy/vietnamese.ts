import type { EasyWords } from './english.ts'

export const easyVietnamese: EasyWords = {
  at: 'Trường chúng ta đang ở giai đoạn: {{stage}}.',
  notYet: 'Trường chúng ta chưa đến giai đoạn đầu tiên. Giai đoạn đầu tiên là {{stage}}.',
  nothing: 'Chúng ta chưa có câu trả lời.',
  well: 'Điều chúng ta làm tốt',
  noWell: 'Chúng ta vẫn đang xây dựng điểm mạnh.',
  next: 'Điều chúng ta làm tiếp theo',
  noNext: 'Chúng ta giữ những gì đã đạt được.',
  better: 'Tốt hơn lần trước: {{count}}.',
  same: 'Như lần trước: {{count}}.',
  weaker: 'Yếu hơn lần trước: {{count}}.',
  notCompared: 'Chúng ta chưa thể so sánh với lần khác.',
  noGoals: 'Chúng ta chưa có mục tiêu.',
  who: 'Ai làm',
  when: 'Đến khi nào',
  nobody: 'Chưa có người chịu trách nhiệm',
  noDay: 'Chưa có ngày',
  late: 'Việc này đã trễ hạn.',
  done: 'Việc đã xong',
  nothingNext: 'Mọi việc trong kế hoạch đã xong.',
  more: 'Còn nữa. Bản đầy đủ có tất cả.',
}
