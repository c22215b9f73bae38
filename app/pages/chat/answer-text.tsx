import { uncut } from '#app/ui/uncut.tsx'

/** An answer's prose: paragraphs between empty lines, and lists of the lines that begin with a bullet. */
export function AnswerText({ text }: { text: string }) {
  if (text === '') return null
  return (
    <div className="grid max-w-text gap-3 leading-relaxed">
      {blocksOf(text).map((block, index) =>
        block.isList ? (
          <ul key={index} className="grid list-disc gap-1 ps-5 marker:text-action">
            {block.lines.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {block.lines.join('\n')}
          </p>
        ),
      )}
    </div>
  )
}

/** What an answer comes to, before its machines: the sentence that names the first of them is read first, its name before all. */
export function AnswerLead({ text, name }: { text: string; name: string }) {
  const [before = '', after] = text.split(name, 2)
  const rest = text.slice(before.length + name.length)
  const end = /[.!?] (?=\p{Lu})/u.exec(rest)?.index
  if (after === undefined) return <AnswerText text={text} />
  return (
    <div className="answer-lead">
      <p>
        {before}
        <b>{uncut(name)}</b>
        {(end === undefined ? rest : rest.slice(0, end + 1))
          .replace(/ ₫/g, '\u00a0₫')
          .split(/(\(thấy ở [^)]*\))/)
          .map((part, at) => (at % 2 === 1 ? <small key={at}>{part}</small> : part))}
      </p>
      {end !== undefined && <p>{rest.slice(end + 2)}</p>}
    </div>
  )
}

type Block = { isList: boolean; lines: string[] }

const BULLET = /^\s*• ?/

/** A text as paragraphs and lists, in order. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((paragraph) => {
    const blocks: Block[] = []
    for (const line of paragraph.split('\n')) {
      const isList = BULLET.test(line)
      const last = blocks.at(-1)
      const said = line.replace(BULLET, '')
      if (last?.isList === isList) last.lines.push(said)
      else if (said.trim() !== '') blocks.push({ isList, lines: [said] })
    }
    return blocks
  })
}
