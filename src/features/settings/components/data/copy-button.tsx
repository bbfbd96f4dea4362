import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useDataExport } from '../../api/data/data-export'

/** One download with everything: a readable document and the stored pictures. */
export function CopyButton({ playerId, name }: { playerId: string | null; name: string }) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, error } = useDataExport()
  const start = () => mutate({ playerId, name })
  if (error) return <InlineError error={error} onRetry={start} />
  return (
    <Button
      kind="secondary"
      icon={<IconDownload size={18} stroke={1.75} />}
      busy={isPending}
      onClick={start}
    >
      {t('data.copy.download')}
    </Button>
  )
}
