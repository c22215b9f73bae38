import { Link } from 'react-router'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { knowledgeGroups } from './knowledge-groups.ts'

type QuestionsProps = { groups: ReturnType<typeof knowledgeGroups>; isIndex: boolean }

/** All questions by machine, folded; where answers are being read already, only the way to each group. */
export function Questions({ groups, isIndex }: QuestionsProps) {
  return (
    <nav aria-labelledby="chu-de" className="grid gap-3">
      <h2 id="chu-de" className="text-xl font-bold">
        {isIndex ? 'Mọi câu hỏi, theo loại máy' : 'Xem loại máy khác'}
      </h2>
      <ul className="subjects">
        {groups.map(({ id, title, count, parts }) => (
          <li key={id}>
            {isIndex ? (
              <details id={id}>
                <summary>
                  {title} <small>{formatNumber(count)} câu</small>
                </summary>
                {parts.map(({ name, questions }) => (
                  <section key={name} aria-label={`${title}: ${name}`}>
                    {parts.length > 1 && <h3>{name}</h3>}
                    <ul>
                      {questions.map((one) => (
                        <li key={one.id}>
                          <Link id={one.id} to={`${one.path}#${one.id}`}>
                            {one.question}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </details>
            ) : (
              <Link to={`/kien-thuc#${id}`}>
                {title} <small>{formatNumber(count)} câu</small>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
