import type { MailTrouble } from '#app/platform/mail/mail-trouble.ts'

/** A trouble with the mail server as an administrator reads it: what is wrong, and what to do. */
export function inWords({ kind, detail }: MailTrouble): { what: string; todo: string } {
  switch (kind) {
    case 'ca-unreadable':
      return {
        what: `Không đọc được tệp SMTP_CA (${detail}).`,
        todo: 'Kiểm tra đường dẫn và cho người dùng chạy máy chủ quyền đọc tệp đó. Thư đang chờ sẽ tự gửi tiếp, không cần khởi động lại.',
      }
    case 'ca-empty':
      return {
        what: `Tệp SMTP_CA (${detail}) không chứa chứng chỉ nào dùng được.`,
        todo: 'Tệp phải ở dạng PEM, có dòng BEGIN CERTIFICATE. Thư đang chờ sẽ tự gửi tiếp, không cần khởi động lại.',
      }
    case 'untrusted':
      return {
        what: `Chứng chỉ của máy chủ thư do một nơi chưa được tin cậy cấp (${detail}).`,
        todo: 'Nếu máy chủ thư dùng chứng chỉ do bạn tự cấp, hãy đặt SMTP_CA thành đường dẫn tới chứng chỉ gốc (tệp PEM) rồi khởi động lại.',
      }
    case 'not-of-ca':
      return {
        what: `Chứng chỉ của máy chủ thư không do nơi nào trong tệp SMTP_CA cấp (${detail}).`,
        todo: 'Tệp SMTP_CA không chứa nơi đã ký chứng chỉ này; thay tệp, không cần khởi động lại.',
      }
    case 'other-name':
      return {
        what: `Chứng chỉ của máy chủ thư mang tên khác (${detail}).`,
        todo: 'Trong SMTP_URL, hãy ghi tên máy chủ đúng như trên chứng chỉ.',
      }
    case 'expired':
      return {
        what: `Chứng chỉ của máy chủ thư hôm nay không có hiệu lực (${detail}).`,
        todo: 'Gia hạn chứng chỉ trên máy chủ thư, và xem đồng hồ của máy này có đúng không.',
      }
    case 'no-tls':
      return {
        what: `Không mã hóa được đường truyền tới máy chủ thư (${detail}).`,
        todo: 'Dùng smtps:// cho cổng 465, smtp:// cho cổng 587 có STARTTLS.',
      }
    case 'login':
      return {
        what: `Máy chủ thư không cho đăng nhập (${detail}).`,
        todo: 'Kiểm tra tên và mật khẩu trong SMTP_URL; ký tự đặc biệt phải viết theo kiểu địa chỉ, ví dụ @ là %40.',
      }
    case 'away':
      return {
        what: `Không tới được máy chủ thư (${detail}).`,
        todo: 'Kiểm tra tên máy và cổng trong SMTP_URL, và tường lửa có cho ra cổng đó không.',
      }
    case 'other':
      return {
        what: `Máy chủ thư nói: ${detail}`,
        todo: 'Kiểm tra SMTP_URL, MAIL_FROM và hạn mức của nhà cung cấp, rồi bấm "Gửi thư thử".',
      }
  }
}
