import type { ComponentProps, ReactNode } from 'react'

/** Text for screen readers only; `as="label"` names a control whose label is not shown. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
  ...rest
}: { as?: 'span' | 'label' | 'h2' | 'h3'; children: ReactNode } & Pick<
  ComponentProps<'label'>,
  'htmlFor' | 'id'
>) {
  return (
    <Tag {...rest} className="sr-only">
      {children}
    </Tag>
  )
}
