import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

type OneStepProps = {
  title: string
  text: ReactNode
  /** What is left to press, and the secret of the link that is sent along; null once it is done. */
  step: { label: string; name: string; value: string } | null
}

/** The page behind a link of a mail. Opening it changes nothing: programs that read mails open every link. */
export function OneStep({ title, text, step }: OneStepProps) {
  return (
    <Container className="grid max-w-xl justify-items-start gap-4 py-16">
      <h1 className="text-3xl font-bold text-balance">{title}</h1>
      <p className="text-muted">{text}</p>
      {step ? (
        <Form method="post">
          <input type="hidden" name={step.name} value={step.value} />
          <Button type="submit">{step.label}</Button>
        </Form>
      ) : (
        <Link to="/" className={buttonClass('secondary')}>
          Về trang chủ
        </Link>
      )}
    </Container>
  )
}
