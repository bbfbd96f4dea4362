import { useState } from 'react'
import { Radio, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useCreateShare } from '../../api/animation-shares'
import { endOf, shareDays } from '../../model/share-state'
import styles from './share.module.css'

interface NewShareSheetProps {
  animationId: string
  onClose: () => void
}

/** Makes a link and shows it: this once, since only its hash is kept. */
export function NewShareSheet({ animationId, onClose }: NewShareSheetProps) {
  const { t } = useTranslation('animator')
  const [days, setDays] = useState<number>(30)
  const create = useCreateShare()
  const token = create.data?.token

  if (token) return <MadeLink token={token} onClose={onClose} />
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('share.create')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('gallery.cancel')}
          </Button>
          <Button
            busy={create.isPending}
            onClick={() => create.mutate({ animationId, expiresAt: endOf(days, Date.now()) })}
          >
            {t('share.make')}
          </Button>
        </>
      }
    >
      <Radio.Group
        label={t('share.how_long')}
        description={t('share.how_long_text')}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      >
        <div className={styles.choices}>
          {shareDays.map((choice) => (
            <Radio
              key={choice}
              value={String(choice)}
              label={choice === 0 ? t('share.for_ever') : t('share.days', { count: choice })}
            />
          ))}
        </div>
      </Radio.Group>
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
