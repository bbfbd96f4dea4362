import { useState } from 'react'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'

interface CopyButtonProps {
  address: string
  kind?: 'primary' | 'quiet'
}

/** Says that it has copied; a browser that refuses leaves the link to be marked by hand. */
export function CopyButton({ address, kind = 'primary' }: CopyButtonProps) {
  const { t } = useTranslation('scene')
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Button
      kind={kind}
      icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} stroke={1.75} />}
      onClick={() =>
        void navigator.clipboard.writeText(address).then(
          () => setIsCopied(true),
          () => {},
        )
      }
    >
      {t(isCopied ? 'share.copied' : 'share.copy')}
    </Button>
  )
}
