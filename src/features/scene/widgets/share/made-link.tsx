import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { CopyButton } from './copy-button'

interface MadeLinkProps {
  address: string
  onClose: () => void
}

/** A link just made, to be copied. */
export function MadeLink({ address, onClose }: MadeLinkProps) {
  const { t } = useTranslation('scene')
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
          <CopyButton address={address} />
        </>
      }
    >
      <p className={layout.plain}>{t('share.once')}</p>
      <TextInput
        mt="sm"
        aria-label={t('share.link')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  )
}
