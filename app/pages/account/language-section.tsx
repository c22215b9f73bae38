import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'
import { Section } from './section.tsx'

/** What the panel, and this page, are written in for somebody of the staff. The page is made anew in that language. */
export function LanguageSection({ chosen }: { chosen: Language | null }) {
  return (
    <Section
      id="ngon-ngu"
      title={say('Ngôn ngữ của trang quản trị', { en: 'Language of the panel' })}
      text={say('Chỉ đổi với bạn, trên mọi thiết bị. Trang cho khách vẫn là tiếng Việt.', {
        en: 'Changes only for you, on all your devices. Visitors’ pages stay in Vietnamese.',
      })}
    >
      <Form method="post" reloadDocument className="grid gap-5">
        <input type="hidden" name="form" value="panelLanguage" />
        <Select
          label={say('Ngôn ngữ', { en: 'Language' })}
          name="language"
          defaultValue={chosen ?? ''}
          options={[
            {
              value: '',
              label: say('Như mặc định của từng màn hình', { en: 'As each screen is by default' }),
            },
            { value: 'vi', label: 'Tiếng Việt' },
            { value: 'en', label: 'English' },
          ]}
        />
        <Button type="submit" variant="secondary" className="justify-self-start max-sm:w-full">
          {say('Lưu ngôn ngữ', { en: 'Save language' })}
        </Button>
      </Form>
    </Section>
  )
}
