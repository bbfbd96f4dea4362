import { useState, type ReactNode } from 'react'
import { Button } from '@/shared/ui/button'
import { SectionCard } from './section-card'

interface EditableCardProps {
  title: string
  description: string
  /** The verb of the button that opens the sheet. */
  label: string
  renderSheet: (close: () => void) => ReactNode
  children: ReactNode
}

/** What was decided, in a card, and a sheet that changes it. */
export function EditableCard(props: EditableCardProps) {
  const { title, description, label, renderSheet, children } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SectionCard
      title={title}
      description={description}
      actions={
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      }
    >
      {children}
      {isOpen ? renderSheet(() => setIsOpen(false)) : null}
    </SectionCard>
  )
}
