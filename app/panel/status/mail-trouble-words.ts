import type { MailTrouble } from '#app/platform/mail/mail-trouble.ts'
import { say } from '#app/vietnamese/say.ts'

/** A trouble with the mail server as an administrator reads it: what is wrong, and what to do. */
export function inWords({ kind, detail }: MailTrouble): { what: string; todo: string } {
  switch (kind) {
    case 'ca-unreadable':
      return {
        what: say(`Không đọc được tệp SMTP_CA (${detail}).`, {
          en: `The file SMTP_CA could not be read (${detail}).`,
        }),
        todo: say(
          'Kiểm tra đường dẫn và cho người dùng chạy máy chủ quyền đọc tệp đó. Thư đang chờ sẽ tự gửi tiếp, không cần khởi động lại.',
          {
            en: 'Check its path, and let the user that runs the server read the file. Waiting mails are sent by themselves, without a restart.',
          },
        ),
      }
    case 'ca-empty':
      return {
        what: say(`Tệp SMTP_CA (${detail}) không chứa chứng chỉ nào dùng được.`, {
          en: `The file SMTP_CA (${detail}) holds no usable certificate.`,
        }),
        todo: say(
          'Tệp phải ở dạng PEM, có dòng BEGIN CERTIFICATE. Thư đang chờ sẽ tự gửi tiếp, không cần khởi động lại.',
          {
            en: 'The file must be PEM, with a line BEGIN CERTIFICATE. Waiting mails are sent by themselves, without a restart.',
          },
        ),
      }
    case 'untrusted':
      return {
        what: say(`Chứng chỉ của máy chủ thư do một nơi chưa được tin cậy cấp (${detail}).`, {
          en: `The mail server’s certificate was issued by somebody who is not trusted (${detail}).`,
        }),
        todo: say(
          'Nếu máy chủ thư dùng chứng chỉ do bạn tự cấp, hãy đặt SMTP_CA thành đường dẫn tới chứng chỉ gốc (tệp PEM) rồi khởi động lại.',
          {
            en: 'If the mail server uses a certificate of your own, set SMTP_CA to the path of the root certificate (a PEM file) and restart.',
          },
        ),
      }
    case 'not-of-ca':
      return {
        what: say(`Chứng chỉ của máy chủ thư không do nơi nào trong tệp SMTP_CA cấp (${detail}).`, {
          en: `The mail server’s certificate was issued by nobody in the file SMTP_CA (${detail}).`,
        }),
        todo: say('Tệp SMTP_CA không chứa nơi đã ký chứng chỉ này; thay tệp, không cần khởi động lại.', {
          en: 'The file SMTP_CA does not hold who signed this certificate; replace it, without a restart.',
        }),
      }
    case 'other-name':
      return {
        what: say(`Chứng chỉ của máy chủ thư mang tên khác (${detail}).`, {
          en: `The mail server’s certificate is for another name (${detail}).`,
        }),
        todo: say('Trong SMTP_URL, hãy ghi tên máy chủ đúng như trên chứng chỉ.', {
          en: 'In SMTP_URL, write the server’s name exactly as on the certificate.',
        }),
      }
    case 'expired':
      return {
        what: say(`Chứng chỉ của máy chủ thư hôm nay không có hiệu lực (${detail}).`, {
          en: `The mail server’s certificate is not valid today (${detail}).`,
        }),
        todo: say('Gia hạn chứng chỉ trên máy chủ thư, và xem đồng hồ của máy này có đúng không.', {
          en: 'Renew the certificate on the mail server, and check the clock of this machine.',
        }),
      }
    case 'no-tls':
      return {
        what: say(`Không mã hóa được đường truyền tới máy chủ thư (${detail}).`, {
          en: `The connection to the mail server could not be encrypted (${detail}).`,
        }),
        todo: say('Dùng smtps:// cho cổng 465, smtp:// cho cổng 587 có STARTTLS.', {
          en: 'Use smtps:// for port 465, smtp:// for port 587 with STARTTLS.',
        }),
      }
    case 'login':
      return {
        what: say(`Máy chủ thư không cho đăng nhập (${detail}).`, {
          en: `The mail server refused to sign in (${detail}).`,
        }),
        todo: say(
          'Kiểm tra tên và mật khẩu trong SMTP_URL; ký tự đặc biệt phải viết theo kiểu địa chỉ, ví dụ @ là %40.',
          {
            en: 'Check the name and password in SMTP_URL; special characters must be written as in addresses, such as %40 for @.',
          },
        ),
      }
    case 'away':
      return {
        what: say(`Không tới được máy chủ thư (${detail}).`, {
          en: `The mail server could not be reached (${detail}).`,
        }),
        todo: say('Kiểm tra tên máy và cổng trong SMTP_URL, và tường lửa có cho ra cổng đó không.', {
          en: 'Check host and port in SMTP_URL, and whether the firewall lets that port out.',
        }),
      }
    case 'other':
      return {
        what: say(`Máy chủ thư nói: ${detail}`, { en: `The mail server said: ${detail}` }),
        todo: say('Kiểm tra SMTP_URL, MAIL_FROM và hạn mức của nhà cung cấp, rồi bấm "Gửi thư thử".', {
          en: 'Check SMTP_URL, MAIL_FROM and your provider’s limits, then press "Send test mail".',
        }),
      }
  }
}
