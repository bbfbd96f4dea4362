import { useTranslation } from 'react-i18next'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'

interface HelpMissingProps {
  isOpen: boolean
  error: Error
  onClose: () => void
}

/** Its files could not be had: the page below stays as it is. */
export function HelpMissing({ isOpen, error, onClose }: HelpMissingProps) {
  const { t } = useTranslation('common')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('nav.help')}>
      <InlineError error={error} />
    </Sheet>
  )
}
