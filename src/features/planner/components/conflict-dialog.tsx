import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'

interface ConflictDialogProps {
  isOpen: boolean
  isBusy: boolean
  onTheirs: () => void
  onMine: () => void
  /** Back to the plan, which stays as it is. */
  onClose: () => void
}

/** Two people changed the same session: the one who comes second decides, knowing it. */
export function ConflictDialog({ isOpen, isBusy, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('planner')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('form.conflict.title')}
      width={560}
      footer={
        <>
          <Button kind="secondary" busy={isBusy} onClick={onTheirs}>
            {t('form.conflict.theirs')}
          </Button>
          <Button busy={isBusy} onClick={onMine}>
            {t('form.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('planner.conflict_text')}</p>
    </Sheet>
  )
}
