import type { ReactNode } from 'react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCommand,
  IconLayoutSidebarRight,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useBoard } from '../board/board-context'
import { useIsNarrow } from '../board/use-is-narrow'
import { useEditorState } from '../editor-context'
import styles from './bar.module.css'
import { CommandButton } from './command-button'
import { ModeSwitch } from './mode-switch'
import { TitleField } from './title-field'
import { ViewMenu } from './view-menu'
import { ZoomMenu } from './zoom-menu'

/** Where the arrow leads: to a page, or out of the dialog the board stands in. */
export type EditorBack = { label: string } & ({ to: string } | { onBack: () => void })

interface EditorBarProps {
  title: string
  /** Absent where the title belongs to something else. */
  onTitle?: (title: string) => void
  back: EditorBack
  status: ReactNode
  actions: ReactNode
}

/** Title and saving on the left, the work in the middle, sharing and views on the right. */
export function EditorBar({ title, onTitle, back, status, actions }: EditorBarProps) {
  const { t } = useTranslation('animator')
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const { isSideOpen, closeSide, showTab, showDialog, tab } = useBoard()
  return (
    <div className={`${layout.line1} ${layout.lineBelow} ${layout.ground1} ${styles.bar}`}>
      {'to' in back ? (
        <Link to={back.to} className={styles.back} aria-label={back.label} title={back.label}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      ) : (
        <IconButton label={back.label} onClick={back.onBack}>
          <IconArrowLeft size={20} stroke={1.75} />
        </IconButton>
      )}
      {onTitle ? (
        <TitleField title={title} onTitle={onTitle} />
      ) : (
        <p
          className={`${layout.clip} ${layout.text16} ${layout.bold} ${layout.full} ${styles.title}`}
        >
          {title}
        </p>
      )}
      <div
        className={`${layout.grow} ${layout.min} ${layout.size13} ${layout.dimmed} ${styles.status}`}
      >
        {status}
      </div>
      <div className={`${layout.line1} ${styles.tools}`}>
        {isReadOnly ? null : (
          <>
            <CommandButton name="undo">
              <IconArrowBackUp size={20} stroke={1.75} />
            </CommandButton>
            {isPhone ? null : (
              <CommandButton name="redo">
                <IconArrowForwardUp size={20} stroke={1.75} />
              </CommandButton>
            )}
          </>
        )}
        {isPhone ? null : (
          <>
            <ModeSwitch />
            <ZoomMenu />
          </>
        )}
        {isNarrow ? null : (
          <IconButton label={t('panels.palette.open')} onClick={() => showDialog('palette')}>
            <IconCommand size={20} stroke={1.75} />
          </IconButton>
        )}
        <ViewMenu />
        {actions}
        <IconButton
          label={isSideOpen ? t('panels.side.close') : t('panels.side.open')}
          isPressed={isSideOpen}
          onClick={() => (isSideOpen ? closeSide() : showTab(tab))}
        >
          <IconLayoutSidebarRight size={20} stroke={1.75} />
        </IconButton>
      </div>
    </div>
  )
}
