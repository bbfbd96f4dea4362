import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import type { Draft } from './use-rating-draft'

interface DraftBackProps {
  draft: Draft
}

/** Says that what was typed at an earlier visit stands in the grid again. */
export function DraftBack({ draft }: DraftBackProps) {
  const { t } = useTranslation('stats')
  if (!draft.wasStored || draft.count.ratings === 0) return null
  return (
    <Alert
      title={t('rate.draft')}
      actions={
        <Button kind="secondary" onClick={draft.forgetStored}>
          {t('rate.done')}
        </Button>
      }
    >
      {t('rate.draft_text')}
    </Alert>
  )
}
