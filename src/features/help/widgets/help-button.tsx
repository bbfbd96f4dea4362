import { IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from '@/lib/store'
import { IconButton } from '@/shared/ui/button'
import { helpStore, openHelp } from './help-store'

/** The question mark of the top bar; on a phone the person's menu has it instead. */
export function HelpButton() {
  const { t } = useTranslation('common')
  const isOpen = useStore(helpStore, (state) => state.isOpen)
  return (
    <IconButton label={t('nav.help')} isPressed={isOpen} onClick={() => openHelp()}>
      <IconHelp size={20} stroke={1.75} aria-hidden />
    </IconButton>
  )
}
