import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import { PageHeader } from './page-header'

interface ListFrameProps {
  title: ReactNode
  count?: number
  description?: ReactNode
  /** The one primary action. */
  action?: ReactNode
  toolbar?: ReactNode
  /** The selection bar; shows while something is selected. */
  selection?: ReactNode
  pager?: ReactNode
  children: ReactNode
}

/** Frame of a list: title and count, search and filters in one row, the rows, the pager. */
export function ListFrame(props: ListFrameProps) {
  const { title, count, description, action, toolbar, selection, pager, children } = props
  return (
    <div className={layout.stack4}>
      <PageHeader title={title} count={count} description={description} actions={action} />
      {toolbar}
      <div className={layout.min}>{children}</div>
      {pager}
      {selection}
    </div>
  )
}
