import { CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import {
  formatIban,
  toEpcText,
  toReference,
  type BankAccount,
} from '@/features/fees/model/bank-transfer'
import { formatMoney } from '@/lib/money'
import { IconButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import type { DueRow } from '../../model/payments/dues'

interface TransferSheetProps {
  due: DueRow
  account: BankAccount
  onClose: () => void
}

/** What to type into a banking app, each with a button to copy it, or to scan with another phone. */
export function TransferSheet({ due, account, onClose }: TransferSheetProps) {
  const { t } = useTranslation('settings')
  const reference = toReference(due)
  const epc = toEpcText({ ...account, cents: due.cents, reference })
  const facts = [
    { label: t('transfer.holder'), shown: account.holder, copied: account.holder },
    { label: t('transfer.iban'), shown: formatIban(account.iban), copied: account.iban },
    {
      label: t('transfer.amount'),
      shown: formatMoney(due.cents, due.currency),
      copied: (due.cents / 100).toFixed(2),
    },
    { label: t('transfer.reference'), shown: reference, copied: reference },
  ]
  return (
    <Sheet isOpen onClose={onClose} title={t('transfer.title', { what: due.title })}>
      <div className={layout.stack3}>
        <FactList
          layout="stack"
          facts={facts.map(({ label, shown, copied }) => ({
            label,
            value: (
              <span className={layout.line2}>
                <span className={layout.grow}>{shown}</span>
                <CopyButton value={copied}>
                  {({ copied: isCopied, copy }) => (
                    <IconButton label={t('transfer.copy', { what: label })} onClick={copy}>
                      {isCopied ? (
                        <IconCheck size={20} stroke={1.75} />
                      ) : (
                        <IconCopy size={20} stroke={1.75} />
                      )}
                    </IconButton>
                  )}
                </CopyButton>
              </span>
            ),
          }))}
        />
        <EpcCode text={epc} label={t('transfer.code')} />
        <p className={layout.dim13}>{t('transfer.scan')}</p>
      </div>
    </Sheet>
  )
}

/** Dark on light in both themes: scanners need it so. */
function EpcCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={200} height={200} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
