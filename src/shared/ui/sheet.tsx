import type { ReactNode } from 'react'
import { Drawer, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useHasPageBlocker } from '@/lib/router/page-blocker'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { CloseOnBack } from './close-on-back'
import styles from './sheet.module.css'

interface SheetProps {
  isOpen: boolean
  /** A question stands above the sheet it is asked in. */
  isQuestion?: boolean
  onClose: () => void
  title: ReactNode
  /** Buttons, always in reach at the bottom. */
  footer?: ReactNode
  /** Width on a desktop, in pixels. */
  width?: number
  /** On a desktop at the side, as high as the window: what is read beside the page. */
  isBeside?: boolean
  children?: ReactNode
}

const fullHeight = {
  content: { blockSize: '100dvh', maxBlockSize: '100dvh', borderRadius: 0 },
  body: { flex: 1 },
}

/** A dialog in the middle of a desktop or at its side, a sheet from below on a phone. */
export function Sheet(props: SheetProps) {
  const { isOpen, isQuestion = false, isBeside = false, onClose, title, footer } = props
  const { width = 480, children } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  // a page that asks before it is left asks about Back as well
  const closesOnBack = !useHasPageBlocker() && isPhone && !isQuestion
  const shared = {
    opened: isOpen,
    zIndex: isQuestion ? 300 : 200,
    onClose,
    title,
    closeButtonProps: { 'aria-label': t('ui.close'), iconSize: 20 },
  }
  const content = (
    <>
      {closesOnBack ? <CloseOnBack onClose={onClose} /> : null}
      {children ? (
        <div className={styles.text} style={isBeside && !isPhone ? { flex: 1 } : undefined}>
          {children}
        </div>
      ) : null}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  )
  if (isPhone) {
    return (
      <Drawer {...shared} classNames={styles} position="bottom" size="auto">
        {content}
      </Drawer>
    )
  }
  return isBeside ? (
    <Drawer {...shared} classNames={styles} styles={fullHeight} position="right" size={width}>
      {content}
    </Drawer>
  ) : (
    <Modal {...shared} classNames={styles} size={width} centered>
      {content}
    </Modal>
  )
}
