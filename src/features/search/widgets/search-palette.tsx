import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useHasPageBlocker } from '@/lib/router/page-blocker'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { CloseOnBack } from '@/shared/ui/close-on-back'
import { SearchPanel } from '../components/search-panel'

interface SearchPaletteProps {
  /** Of the role's navigation. */
  pages: readonly { to: string; title: string }[]
  isOpen: boolean
  onClose: () => void
}

/** Finds people, teams, sessions, pages and things to do from anywhere: a dialog, on a phone the whole screen. */
export function SearchPalette({ pages, isOpen, onClose }: SearchPaletteProps) {
  const { t } = useTranslation('search')
  const isPhone = useIsPhone()
  const closesOnBack = !useHasPageBlocker() && isPhone
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      fullScreen={isPhone}
      size={640}
      yOffset="10dvh"
      zIndex={400}
      attributes={{ content: { 'aria-label': t('title') } }}
      styles={{
        body: {
          display: 'flex',
          flexDirection: 'column',
          padding: 0,
          ...(isPhone ? { blockSize: '100dvh' } : { maxBlockSize: '76dvh' }),
        },
      }}
    >
      {closesOnBack && isOpen ? <CloseOnBack onClose={onClose} /> : null}
      <SearchPanel pages={pages} onClose={onClose} />
    </Modal>
  )
}
