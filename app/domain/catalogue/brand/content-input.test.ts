import { describe, expect, it } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { brandSections } from './brand-content.ts'
import { brandContentInput, storedContent, typedContent } from './content-input.ts'

const save = ({ fields, lists }: ReturnType<typeof typedContent>) =>
  storedContent(brandContentInput.parse({ ...fields, ...lists }))

describe('the content of a brand’s page', () => {
  it('is kept as it was when nothing is changed in its form', () => {
    const { brandContents } = readDemo()
    const all = Object.values(brandContents)
    expect(all.length).toBeGreaterThan(0)
    for (const content of all) {
      const stored = { ...content, sections: brandSections.parse(content.sections) }
      expect(save(typedContent(stored))).toEqual(stored)
    }
  })

  it('is nothing where nothing is typed', () => {
    expect(save(typedContent(null))).toBeNull()
  })

  it('names the line and the field that is wrong', () => {
    const parsed = brandContentInput.safeParse({
      tagline: '',
      description: '',
      story: '',
      milestones: [{ year: 'xưa', text: 'Thành lập' }],
    })
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain('milestones.0.year')
  })
})
