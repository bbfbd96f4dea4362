import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QrCode } from '@/shared/ui/print/qr-code'
import layout from '@/shared/ui/layout.module.css'
import styles from './share.module.css'

interface MadeLinkProps {
  token: string
  onClose: () => void
}

/** The link itself: to copy, to send on, to be scanned by who stands beside. */
export function MadeLink({ token, onClose }: MadeLinkProps) {
  const { t } = useTranslation('training')
  const [isCopied, setIsCopied] = useState(false)
  const link = `${window.location.origin}${href(paths.trainings.shared, { token })}`

  async function copy() {
    // a browser that refuses still shows the link to mark by hand
    await navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => {},
    )
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('share.made_title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('share.done')}
          </Button>
          {'share' in navigator ? (
            <Button
              kind="secondary"
              icon={<IconShare size={18} stroke={1.75} />}
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {t('share.send')}
            </Button>
          ) : null}
          <Button
            icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} stroke={1.75} />}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'share.copied' : 'share.copy')}
          </Button>
        </>
      }
    >
      <div className={`${layout.grid} ${layout.gap4} ${styles.sheet}`}>
        <p>{t('share.once')}</p>
        <TextInput
          aria-label={t('share.link')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <QrCode link={link} />
      </div>
    </Sheet>
  )
}
