import { Form } from 'react-router'
import type { OwnState } from '#app/domain/account/own-state.ts'
import { KEY_DAYS, SCOPE_NAMES, SCOPES } from '#app/domain/account/scopes.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate, formatDateTime } from '#app/vietnamese/dates.ts'
import { AuthForm } from './auth-form.tsx'
import { CurrentPassword } from './own-forms.tsx'
import { Section } from './section.tsx'

type Key = {
  id: number
  name: string
  prefix: string
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  hasEnded: boolean
  scopes: readonly string[] | null
}
type ApiKeysProps = { state: OwnState | undefined; keys: readonly Key[] }

/** Keys for tools that work with the site in the person's name and role. */
export function ApiKeysSection({ state, keys }: ApiKeysProps) {
  const own = state?.form === 'keyMake' ? state : undefined
  return (
    <Section
      id="khoa-api"
      title="Khóa API"
      text={
        <>
          Dùng trong tiêu đề <code className="font-mono">Authorization: Bearer</code>. Khóa có nhiều nhất
          quyền của bạn; quyền mất thì khóa cũng hết tác dụng. Cách gọi có trong{' '}
          <a href="/api/docs" className="text-action underline">
            tài liệu API
          </a>
          .
        </>
      }
    >
      {own?.newKey && (
        <div role="status" className="grid gap-2 rounded-control bg-saving-soft p-4">
          <p className="font-semibold text-saving">Khóa mới, chỉ hiện một lần này:</p>
          <code className="font-mono break-all">{own.newKey}</code>
        </div>
      )}
      {keys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {keys.map((key) => (
            <KeyItem key={key.id} item={key} />
          ))}
        </ul>
      )}
      <AuthForm name="keyMake" state={state} submit="Tạo khóa" variant="secondary">
        <TextField
          label="Tên khóa"
          name="name"
          required
          maxLength={80}
          hint="Để bạn nhớ khóa này dùng ở đâu."
          defaultValue={own?.values['name']}
          error={own?.errors['name']}
        />
        <Select
          label="Hết hạn sau"
          name="days"
          options={KEY_DAYS.map((days) => ({ value: days, label: days ? `${days} ngày` : 'Không hết hạn' }))}
          defaultValue={own?.values['days'] ?? '90'}
          error={own?.errors['days']}
        />
        <fieldset>
          <legend className="font-semibold">Chỉ được làm những việc này</legend>
          <p className="text-sm text-muted">Không đánh dấu gì thì khóa có mọi quyền của bạn.</p>
          {SCOPE_NAMES.map((scope) => (
            <Checkbox
              key={scope}
              name={`scope.${scope}`}
              label={
                <>
                  {SCOPES[scope]} <code className="font-mono text-sm text-muted">{scope}</code>
                </>
              }
              defaultChecked={own?.values[`scope.${scope}`] === 'on'}
            />
          ))}
        </fieldset>
        <CurrentPassword error={own?.errors['current']} />
      </AuthForm>
    </Section>
  )
}

function KeyItem({ item }: { item: Key }) {
  const { id, name, prefix, createdAt, lastUsedAt, expiresAt, hasEnded, scopes } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {name} <code className="font-mono font-normal text-muted">{prefix}…</code>
        </p>
        <p className="text-sm text-muted tabular-nums">
          Tạo ngày {formatDate(createdAt)},{' '}
          {lastUsedAt ? `dùng lần cuối ${formatDateTime(lastUsedAt)}` : 'chưa dùng lần nào'}
          {expiresAt && `, ${hasEnded ? 'đã hết hạn' : 'hết hạn'} ${formatDate(expiresAt)}`}
        </p>
        <p className="text-sm text-muted">
          {scopes ? (
            <>
              Chỉ: <span className="font-mono">{scopes.join(', ')}</span>
            </>
          ) : (
            'Mọi quyền của bạn'
          )}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="form" value="keyRevoke" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="ghost" aria-label={`Thu hồi khóa ${name}`}>
          Thu hồi
        </Button>
      </Form>
    </li>
  )
}
