import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PaidFee } from '@/features/fees/api/fees'
import { toReference } from '@/features/fees/model/bank-transfer'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatFullName } from '@/lib/person'
import { Button } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import { Paper } from '@/shared/ui/print/paper'
import { Sheet } from '@/shared/ui/sheet'

interface ReceiptSheetProps {
  fee: PaidFee
  onClose: () => void
}

/** What the club has received, for a family's papers: read on the screen, printed as a page of its own. */
export function ReceiptSheet({ fee, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation('settings')
  const { title, player, school, method, paid_on } = fee
  const amount = formatMoney(fee.amount_cents, fee.currency)
  const facts = [
    { label: t('receipt.club'), value: school.name },
    { label: t('payments.due_for'), value: title },
    { label: t('payments.for'), value: formatFullName(player) },
    { label: t('payments.amount'), value: amount },
    { label: t('receipt.paid_on'), value: paid_on ? formatDate(paid_on) : '–' },
    { label: t('receipt.method'), value: method ? t(`receipt.methods.${method}`) : '–' },
    {
      label: t('transfer.reference'),
      value: fee.payment_reference ?? toReference({ id: fee.id, title, whose: player.first_name }),
    },
  ]
  return (
    <Sheet isOpen onClose={onClose} title={t('receipt.title', { what: title })}>
      <div className={layout.stack3}>
        <FactList layout="stack" facts={facts} />
        <Button
          kind="secondary"
          icon={<IconPrinter size={18} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
      </div>
      <Paper>
        <h1>{t('receipt.title', { what: title })}</h1>
        <FactList layout="stack" facts={facts} />
        <p>{t('receipt.statement', { club: school.name, amount })}</p>
      </Paper>
    </Sheet>
  )
}
