import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { changedFields } from '#app/platform/audit/changed-fields.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { readSettingsForm } from '#app/platform/site/settings-form.ts'
import { readSettings, writeSettings } from '#app/platform/site/settings.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/settings'

export async function loader(asked: Route.LoaderArgs) {
  const { hasSecondFactor } = await requireStaff(asked, 'settings')
  const { db, isDemo } = asked.context.get(requestContext)
  return { settings: await readSettings(db, isDemo), hasSecondFactor }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'settings')
  const { db, isDemo, onSettingsChange } = asked.context.get(requestContext)
  const form = Object.fromEntries(await asked.request.formData())
  return answerForm(
    async () => {
      const settings = readSettingsForm(form)
      await db.transaction(async (tx) => {
        const detail = changedFields(await writeSettings(tx, settings, isDemo), settings)
        if (Object.keys(detail.after).length > 0)
          await recordChange(tx, { actorId, action: 'update', entity: 'setting', detail })
      })
      onSettingsChange()
      return {
        ok: true,
        toast: {
          title: say('Đã lưu cài đặt', { en: 'Settings saved' }),
          description: say('Mọi trang dùng cài đặt mới sau vài giây.', {
            en: 'Every page uses the new settings within seconds.',
          }),
        },
      }
    },
    { title: say('Chưa lưu được cài đặt', { en: 'Settings not saved' }) },
  )
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, hasSecondFactor } = loaderData
  const { state } = useNavigation()
  useOutcomeToast(actionData)
  const field = (name: keyof typeof settings) => {
    const value = settings[name]
    return { name, defaultValue: String(value ?? ''), error: errorOf(actionData, name) }
  }
  const figure = (name: 'asksInFiveMinutes' | 'asksADay' | 'dailyTokens' | 'newsletterPerMinute') => {
    const value = settings[name]
    return { ...field(name), defaultValue: value === null ? '' : formatNumber(value) }
  }
  return (
    <>
      <PageHeading title={say('Cài đặt', { en: 'Settings' })} text={<Missing settings={settings} />} />
      <OutcomeNote outcome={actionData} />
      <Form method="post" preventScrollReset noValidate className="grid gap-3 md:gap-4">
        <Group
          title={say('Trang', { en: 'Site' })}
          text={say('Hiện ở chân trang, trang liên hệ và dữ liệu cho máy tìm kiếm. Ô trống thì không hiện.', {
            en: 'Shown in the footer, on the contact page and to search engines. Empty fields are not shown.',
          })}
        >
          <TextField
            label={say('Tên trang', { en: 'Site name' })}
            hint={say('Ở đầu mọi trang và trong kết quả tìm kiếm.', {
              en: 'At the head of every page and in search results.',
            })}
            required
            maxLength={60}
            {...field('name')}
          />
          <TextField
            id="company"
            label={say('Tên công ty', { en: 'Company name' })}
            hint={
              settings.company === null &&
              say('Chân trang chưa nói ai đứng sau trang này.', {
                en: 'The footer does not say yet who is behind this site.',
              })
            }
            maxLength={200}
            {...field('company')}
          />
          <div className="md:col-span-2">
            <TextField
              id="address"
              label={say('Địa chỉ', { en: 'Address' })}
              hint={
                settings.address === null &&
                say('Khách chưa thấy địa chỉ ở chân trang và trang liên hệ.', {
                  en: 'Visitors see no address in the footer and on the contact page yet.',
                })
              }
              placeholder={say('Số nhà, đường, phường, tỉnh', {
                en: 'Number, street, ward, province',
              })}
              maxLength={300}
              {...field('address')}
            />
          </div>
          <TextField
            id="hotline"
            label={say('Số hotline', { en: 'Hotline' })}
            placeholder="1900 1234"
            type="tel"
            maxLength={40}
            {...field('hotline')}
          />
          <TextField
            id="email"
            label={say('Email liên hệ', { en: 'Contact email' })}
            placeholder={say('lienhe@example.vn', { en: 'contact@example.vn' })}
            type="email"
            maxLength={254}
            {...field('email')}
          />
          <TextField
            label={say('Lời dẫn của hotline', { en: 'Words before the hotline' })}
            hint={say('Ví dụ: Tư vấn điện máy 24/7. Để trống thì chỉ hiện số.', {
              en: 'Such as: Advice around the clock. Empty: the number alone.',
            })}
            maxLength={60}
            {...field('hotlineLabel')}
          />
          <TextField
            label={say('Câu cuối chân trang', { en: 'Last words of the footer' })}
            hint={say('Ví dụ: Website này được xây dựng hoàn toàn bằng AI.', {
              en: 'Such as: This site was built by AI.',
            })}
            maxLength={200}
            {...field('madeBy')}
          />
          <TextField
            label={say('Lời về thợ tận nhà ở trang chủ', { en: 'Words on technicians on the home page' })}
            hint={say('Ví dụ: Đội ngũ thợ lắp đặt và sửa chữa tại nhà. Để trống thì không hiện.', {
              en: 'Such as: Technicians who install and repair at home. Empty: nothing is shown.',
            })}
            maxLength={200}
            {...field('technicians')}
          />
          <Checkbox
            label={say('Hiện trình đơn thương hiệu ở đầu trang', { en: 'Show the brand menu at the top' })}
            name="showBrandMenu"
            defaultChecked={settings.showBrandMenu}
          />
        </Group>
        <Group
          title={say('Cố vấn', { en: 'Advisor' })}
          text={say('Mỗi khách được hỏi bao nhiêu câu, tính chung trên mọi máy chủ.', {
            en: 'How many questions each visitor may ask, counted over all servers.',
          })}
        >
          <TextField
            label={say('Số câu trong 5 phút', { en: 'Questions in 5 minutes' })}
            inputMode="numeric"
            required
            {...figure('asksInFiveMinutes')}
          />
          <TextField
            label={say('Số câu trong một ngày', { en: 'Questions a day' })}
            inputMode="numeric"
            required
            {...figure('asksADay')}
          />
          <div className="md:col-span-2">
            <TextField
              label={say('Hạn mức token mỗi ngày cho mô hình ngôn ngữ', {
                en: 'Tokens a day for the language model',
              })}
              hint={say(
                'Hết hạn mức thì cố vấn trả lời bằng giọng có sẵn. Để trống thì theo mức đặt lúc cài trang.',
                {
                  en: 'Once used up, the advisor answers in its built-in voice. Empty: as set when the site was installed.',
                },
              )}
              inputMode="numeric"
              {...figure('dailyTokens')}
            />
          </div>
        </Group>
        <Group
          title={say('Bản tin', { en: 'Newsletter' })}
          text={say('Tính chung trên mọi máy chủ. Đừng vượt hạn mức của nhà cung cấp dịch vụ thư.', {
            en: 'Counted over all servers. Stay within your mail provider’s limit.',
          })}
        >
          <TextField
            label={say('Số thư gửi mỗi phút', { en: 'Mails sent a minute' })}
            inputMode="numeric"
            required
            {...figure('newsletterPerMinute')}
          />
        </Group>
        <Group title={say('Bảo mật', { en: 'Security' })}>
          <Checkbox
            label={say('Người quản trị phải bật xác thực hai lớp', {
              en: 'Staff must turn on two-factor authentication',
            })}
            hint={
              hasSecondFactor
                ? say('Ai chưa bật sẽ được đưa tới trang Tài khoản để bật trước khi vào trang quản trị.', {
                    en: 'Who has not is led to their account page to turn it on before entering the panel.',
                  })
                : say('Bạn cũng chưa bật: ngay sau khi lưu, bạn sẽ được đưa tới trang Tài khoản để bật.', {
                    en: 'You have not either: right after saving you are led to your account page to turn it on.',
                  })
            }
            name="requireSecondFactor"
            defaultChecked={settings.requireSecondFactor}
          />
        </Group>
        <div className="save-bar">
          <Button type="submit" loading={state === 'submitting'}>
            {say('Lưu cài đặt', { en: 'Save settings' })}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** What visitors look for and the site does not say yet, each with the way to its field. */
function Missing({ settings }: Pick<Route.ComponentProps['loaderData'], 'settings'>) {
  const open = CONTACTS.filter(({ name }) => settings[name] === null)
  if (open.length === 0)
    return say('Khách thấy đủ tên công ty, địa chỉ và cách liên hệ.', {
      en: 'Visitors see the company, its address and how to reach it.',
    })
  return (
    <>
      {say(`Còn thiếu ${open.length}: `, { en: `${open.length} missing: ` })}
      {open.map(({ name, label }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <a href={`#${name}`} className="font-semibold text-action hover:underline">
            {label}
          </a>
        </Fragment>
      ))}
    </>
  )
}

const CONTACTS = [
  {
    name: 'company',
    get label() {
      return say('tên công ty', { en: 'company name' })
    },
  },
  {
    name: 'address',
    get label() {
      return say('địa chỉ', { en: 'address' })
    },
  },
  {
    name: 'hotline',
    get label() {
      return say('hotline', { en: 'hotline' })
    },
  },
  {
    name: 'email',
    get label() {
      return say('email', { en: 'email' })
    },
  },
] as const

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid gap-x-8 gap-y-3 lg:grid-cols-[18rem_1fr]">
      <div>
        <h2 className="text-lg font-bold">{title}</h2>
        {text && <p className="text-sm text-pretty text-muted">{text}</p>}
      </div>
      <div className="grid items-end gap-x-4 gap-y-3 md:grid-cols-2">{children}</div>
    </Card>
  )
}
