import { ROLE_WORDS } from '#app/domain/account/roles.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { Card } from '#app/ui/card.tsx'

/** Greets whoever has just come by an invitation; the second factor is offered above, as to all who lack it. */
export function Welcome({ name, role }: { name: string; role: Role }) {
  return (
    <Card as="section" aria-labelledby="chao" className="grid gap-1 p-5">
      <h2 id="chao" className="text-lg font-bold">
        Chào {name}, bạn đã vào nhóm
      </h2>
      <p>
        Với quyền {role}, bạn {ROLE_WORDS[role]}.
      </p>
    </Card>
  )
}
