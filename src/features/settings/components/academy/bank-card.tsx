import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useBankAccounts, useSaveBankAccount } from '@/features/fees/api/bank-accounts'
import { formatIban, isIban, normalizeIban } from '@/features/fees/model/bank-transfer'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { Sheet } from '@/shared/ui/sheet'

const schema = z
  .object({ holder: z.string().trim().max(70), iban: z.string().trim().transform(normalizeIban) })
  .refine(({ iban }) => iban === '' || isIban(iban), {
    error: 'settings:bank.errors.iban',
    path: ['iban'],
  })
  .refine(({ iban, holder }) => iban === '' || holder !== '', {
    error: 'settings:bank.errors.holder',
    path: ['holder'],
  })

/** Where families transfer their fees to; without it they are shown no way to pay. */
export function BankCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('settings')
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useBankAccounts([schoolId])
  const { mutateAsync, isPending } = useSaveBankAccount(schoolId)
  const account = data?.[0]
  const none = t('profile.none')
  return (
    <SectionCard
      title={t('bank.title')}
      description={t('bank.why')}
      actions={
        <Button kind="quiet" disabled={!data} onClick={() => setIsOpen(true)}>
          {t('bank.edit')}
        </Button>
      }
    >
      <FactList
        layout="stack"
        facts={[
          { label: t('transfer.holder'), value: account?.holder ?? none },
          { label: t('transfer.iban'), value: account ? formatIban(account.iban) : none },
        ]}
      />
      {isOpen ? (
        <Sheet
          isOpen
          onClose={() => setIsOpen(false)}
          title={t('bank.title')}
          footer={
            <Button type="submit" form={formId} busy={isPending}>
              {t('bank.save')}
            </Button>
          }
        >
          <Form
            id={formId}
            label={t('bank.title')}
            schema={schema}
            defaultValues={{
              holder: account?.holder ?? '',
              iban: account ? formatIban(account.iban) : '',
            }}
            onSubmit={async (values) => {
              await mutateAsync(values.iban ? values : null)
              setIsOpen(false)
            }}
          >
            <TextField name="holder" label={t('transfer.holder')} maxLength={70} />
            <TextField name="iban" label={t('transfer.iban')} maxLength={42} />
          </Form>
        </Sheet>
      ) : null}
    </SectionCard>
  )
}
