import { createContext, use, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { Sheet } from './sheet'

export interface ConfirmRequest {
  title: ReactNode
  text?: ReactNode
  /** The verb, for example "Delete session". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

interface Question extends ConfirmRequest {
  answer: (isSure: boolean) => void
}

type Confirm = (request: ConfirmRequest) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** Asks before something that cannot be undone; false on Escape, outside click and cancel. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs AppThemeProvider around it')
  return confirm
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function ask(request: ConfirmRequest): Promise<boolean> {
    return new Promise((resolve) => {
      setQuestion({ ...request, answer: resolve })
      setIsOpen(true)
    })
  }

  function close(isSure: boolean) {
    setIsOpen(false)
    question?.answer(isSure)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      <Sheet
        isOpen={isOpen}
        isQuestion
        onClose={() => close(false)}
        title={question?.title}
        footer={
          <>
            <Button kind="secondary" onClick={() => close(false)}>
              {question?.cancelLabel ?? t('ui.cancel')}
            </Button>
            <Button kind={question?.isDanger ? 'danger' : 'primary'} onClick={() => close(true)}>
              {question?.confirmLabel}
            </Button>
          </>
        }
      >
        {question?.text}
      </Sheet>
    </ConfirmContext>
  )
}
