import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import type { LibraryView } from './use-library-view'

interface ViewSwitchProps {
  view: LibraryView
  onChange: (view: LibraryView) => void
}

/** Drawings side by side, or many lines. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('exercises')
  return (
    <div role="group" aria-label={t('library.view')}>
      <IconButton
        label={t('library.view_grid')}
        isPressed={view === 'grid'}
        kind={view === 'grid' ? 'secondary' : 'quiet'}
        onClick={() => onChange('grid')}
      >
        <IconLayoutGrid size={20} stroke={1.75} />
      </IconButton>
      <IconButton
        label={t('library.view_list')}
        isPressed={view === 'list'}
        kind={view === 'list' ? 'secondary' : 'quiet'}
        onClick={() => onChange('list')}
      >
        <IconList size={20} stroke={1.75} />
      </IconButton>
    </div>
  )
}
