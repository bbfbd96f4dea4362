import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { LifetimeChoice } from '@/shared/ui/share/lifetime-choice'
import { Sheet } from '@/shared/ui/sheet'
import { useCreateShare } from '../../api/animation-shares'
import styles from './share.module.css'
import { useNamedTexts, type SharedDrawing } from './use-named-texts'

interface NewShareSheetProps {
  drawing: SharedDrawing
  onClose: () => void
}

/** Makes a link and shows it: this once, since only its hash is kept. Names in texts are asked about. */
export function NewShareSheet({ drawing, onClose }: NewShareSheetProps) {
  const { t } = useTranslation('animator')
  const [lifetime, setLifetime] = useState<ShareLifetime>('month')
  const named = useNamedTexts(drawing)
  const create = useCreateShare()
  const token = create.data?.token
  const hasNames = named.texts.length > 0

  function share() {
    create.mutate({ animationId: drawing.id, lifetime })
  }

  async function shareWithoutNames() {
    // the global toast has said why not
    const isReplaced = await named.replace().then(
      () => true,
      () => false,
    )
    if (isReplaced) share()
  }

  if (token) return <MadeLink token={token} onClose={onClose} />
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('share.create')}
      footer={
        hasNames ? (
          <>
            <Button kind="secondary" busy={create.isPending} onClick={share}>
              {t('share.anyway')}
            </Button>
            <Button busy={named.isSaving} onClick={() => void shareWithoutNames()}>
              {t('share.replace')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              {t('gallery.cancel')}
            </Button>
            <Button busy={create.isPending || named.isLoading} onClick={share}>
              {t('share.make')}
            </Button>
          </>
        )
      }
    >
      {hasNames ? (
        <Alert title={t('share.named_title')}>
          <p>{t('share.named_text')}</p>
          <ul>
            {named.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <LifetimeChoice value={lifetime} onChange={setLifetime} />
    </Sheet>
  )
}

function MadeLink({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('animator')
  const [isCopied, setIsCopied] = useState(false)
  const link = `${window.location.origin}${href(paths.animator.shared, { token })}`

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
          <Button
            icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} stroke={1.75} />}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'share.copied' : 'share.copy')}
          </Button>
        </>
      }
    >
      <p className={styles.once}>{t('share.once')}</p>
      <TextInput
        aria-label={t('share.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  )
}
