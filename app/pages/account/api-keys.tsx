import { Form } from 'react-router'
import type { OwnState } from '#app/domain/account/own-state.ts'
import { KEY_DAYS, SCOPE_NAMES, SCOPES } from '#app/domain/account/scopes.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate, formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
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
      title={say('Khóa API', { en: 'API keys' })}
      text={
        <>
          {say('Dùng trong tiêu đề ', { en: 'Used in the header ' })}
          <code className="font-mono">Authorization: Bearer</code>
          {say(
            '. Khóa có nhiều nhất quyền của bạn; quyền mất thì khóa cũng hết tác dụng. Cách gọi có trong ',
            {
              en: '. A key may do at most what you may; when you lose a right, so does the key. How to call is in the ',
            },
          )}
          <a href="/api/docs" className="text-action underline">
            {say('tài liệu API', { en: 'API documentation' })}
          </a>
          .
        </>
      }
    >
      {own?.newKey && (
        <div role="status" className="grid gap-2 rounded-control bg-saving-soft p-4">
          <p className="font-semibold text-saving">
            {say('Khóa mới, chỉ hiện một lần này:', { en: 'New key, shown only this once:' })}
          </p>
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
      <AuthForm
        name="keyMake"
        state={state}
        submit={say('Tạo khóa', { en: 'Make a key' })}
        variant="secondary"
      >
        <TextField
          label={say('Tên khóa', { en: 'Key name' })}
          name="name"
          required
          maxLength={80}
          hint={say('Để bạn nhớ khóa này dùng ở đâu.', {
            en: 'So that you remember where this key is used.',
          })}
          defaultValue={own?.values['name']}
          error={own?.errors['name']}
        />
        <Select
          label={say('Hết hạn sau', { en: 'Expires after' })}
          name="days"
          options={KEY_DAYS.map((days) => ({
            value: days,
            label: days ? say(`${days} ngày`, { en: `${days} days` }) : say('Không hết hạn', { en: 'Never' }),
          }))}
          defaultValue={own?.values['days'] ?? '90'}
          error={own?.errors['days']}
        />
        <fieldset>
          <legend className="font-semibold">
            {say('Chỉ được làm những việc này', { en: 'Limit it to these' })}
          </legend>
          <p className="text-sm text-muted">
            {say('Không đánh dấu gì thì khóa có mọi quyền của bạn.', {
              en: 'With nothing ticked, the key may do all that you may.',
            })}
          </p>
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
          {say(`Tạo ngày ${formatDate(createdAt)}, `, { en: `Made ${formatDate(createdAt)}, ` })}
          {lastUsedAt
            ? say(`dùng lần cuối ${formatDateTime(lastUsedAt)}`, {
                en: `last used ${formatDateTime(lastUsedAt)}`,
              })
            : say('chưa dùng lần nào', { en: 'never used' })}
          {expiresAt &&
            `, ${hasEnded ? say('đã hết hạn', { en: 'expired' }) : say('hết hạn', { en: 'expires' })} ${formatDate(expiresAt)}`}
        </p>
        <p className="text-sm text-muted">
          {scopes ? (
            <>
              {say('Chỉ: ', { en: 'Only: ' })}
              <span className="font-mono">{scopes.join(', ')}</span>
            </>
          ) : (
            say('Mọi quyền của bạn', { en: 'All that you may do' })
          )}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="form" value="keyRevoke" />
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          variant="ghost"
          aria-label={say(`Thu hồi khóa ${name}`, { en: `Revoke the key ${name}` })}
        >
          {say('Thu hồi', { en: 'Revoke' })}
        </Button>
      </Form>
    </li>
  )
}
