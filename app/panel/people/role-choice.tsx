import { ROLE_NAMES, ROLE_WORDS } from '#app/domain/account/roles.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { say } from '#app/vietnamese/say.ts'

const CHOICES: readonly Role[] = ['editor', 'admin']

/** The choice of a role, each with what it may do. */
export function RoleChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{say('Quyền', { en: 'Role' })}</legend>
      {CHOICES.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 hover:text-action">
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            className="mt-0.5 size-5 shrink-0"
          />
          <span className="grid">
            {sentence(ROLE_NAMES[role]).slice(0, -1)}
            <span className="text-sm text-muted">{sentence(ROLE_WORDS[role])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
