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
import type { Route } from './+types/settings'

export async function loader(asked: Route.LoaderArgs) {
  const { hasSecondFactor } = await requireStaff(asked, 'settings')
  return { settings: await readSettings(asked.context.get(requestContext).db), hasSecondFactor }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'settings')
  const { db, onSettingsChange } = asked.context.get(requestContext)
  const form = Object.fromEntries(await asked.request.formData())
  return answerForm(
    async () => {
      const settings = readSettingsForm(form)
      await db.transaction(async (tx) => {
        const detail = changedFields(await writeSettings(tx, settings), settings)
        if (Object.keys(detail.after).length > 0)
          await recordChange(tx, { actorId, action: 'update', entity: 'setting', detail })
      })
      onSettingsChange()
      return {
        ok: true,
        toast: { title: 'Đã lưu cài đặt', description: 'Mọi trang dùng cài đặt mới sau vài giây.' },
      }
    },
    { title: 'Chưa lưu được cài đặt' },
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
      <PageHeading title="Cài đặt" back={{ to: '/admin', label: 'Về tổng quan' }} />
      <OutcomeNote outcome={actionData} />
      <Form method="post" preventScrollReset noValidate className="grid max-w-3xl gap-6">
        <Group
          title="Trang"
          text="Hiện ở chân trang, trang liên hệ và dữ liệu cho máy tìm kiếm. Ô trống thì không hiện."
        >
          <TextField label="Tên trang" required maxLength={60} {...field('name')} />
          <TextField label="Tên công ty" maxLength={200} {...field('company')} />
          <TextField label="Địa chỉ" maxLength={300} {...field('address')} />
          <TextField label="Số hotline" type="tel" maxLength={40} {...field('hotline')} />
          <TextField label="Email liên hệ" type="email" maxLength={254} {...field('email')} />
        </Group>
        <Group title="Trình đơn">
          <Checkbox
            label="Hiện trình đơn thương hiệu ở đầu trang"
            name="showBrandMenu"
            defaultChecked={settings.showBrandMenu}
          />
        </Group>
        <Group title="Cố vấn" text="Mỗi khách được hỏi bao nhiêu câu, tính chung trên mọi máy chủ.">
          <TextField
            label="Số câu trong 5 phút"
            inputMode="numeric"
            required
            {...figure('asksInFiveMinutes')}
          />
          <TextField label="Số câu trong một ngày" inputMode="numeric" required {...figure('asksADay')} />
          <TextField
            label="Số token mỗi ngày cho mô hình ngôn ngữ"
            hint="Hết hạn mức thì cố vấn trả lời bằng giọng có sẵn. Ô trống: theo cấu hình máy chủ."
            inputMode="numeric"
            {...figure('dailyTokens')}
          />
        </Group>
        <Group
          title="Bản tin"
          text="Tính chung trên mọi máy chủ. Đừng vượt hạn mức của nhà cung cấp dịch vụ thư."
        >
          <TextField
            label="Số thư gửi mỗi phút"
            inputMode="numeric"
            required
            {...figure('newsletterPerMinute')}
          />
        </Group>
        <Group title="Bảo mật">
          <Checkbox
            label="Người quản trị phải bật xác thực hai lớp"
            hint={
              hasSecondFactor
                ? 'Ai chưa bật sẽ được đưa tới trang Tài khoản để bật trước khi vào trang quản trị.'
                : 'Bạn cũng chưa bật: ngay sau khi lưu, bạn sẽ được đưa tới trang Tài khoản để bật.'
            }
            name="requireSecondFactor"
            defaultChecked={settings.requireSecondFactor}
          />
        </Group>
        <Button type="submit" className="justify-self-start" loading={state === 'submitting'}>
          Lưu cài đặt
        </Button>
      </Form>
    </>
  )
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid items-end gap-4 md:grid-cols-2">
      <div className="col-span-full">
        <h2 className="text-lg font-bold">{title}</h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  )
}
