import { ROLE_NAMES, ROLE_WORDS } from '#app/domain/account/roles.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { Card } from '#app/ui/card.tsx'
import { say } from '#app/vietnamese/say.ts'

/** Greets whoever has just come by an invitation; the second factor is offered above, as to all who lack it. */
export function Welcome({ name, role }: { name: string; role: Role }) {
  return (
    <Card as="section" aria-labelledby="chao" className="grid gap-1 p-5">
      <h2 id="chao" className="text-lg font-bold">
        {say('Chào ', { en: 'Hello ' })}
        {name}
        {say(', bạn đã vào nhóm', { en: ', you have joined the team' })}
      </h2>
      <p>
        {say('Với quyền ', { en: 'As ' })}
        {ROLE_NAMES[role]}
        {say(', bạn ', { en: ', you can ' })}
        {ROLE_WORDS[role]}.
      </p>
    </Card>
  )
}
