/** The bank accounts of schools: what a family pays to, and what an owner says. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { fetchBankAccounts, updateBankAccount } from '@/features/schools/api/schools'
import type { BankAccount } from '../model/bank-transfer'

const bankQueries = {
  of: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: ['fees', 'bank-accounts', schoolIds],
      meta: { reads: ['schools'] },
      queryFn: ({ signal }) => fetchBankAccounts(schoolIds, signal),
    }),
}

export function useBankAccounts(schoolIds: readonly string[]) {
  return useQuery(bankQueries.of(schoolIds))
}

export function useSaveBankAccount(schoolId: string) {
  return useMutation({
    mutationFn: (account: BankAccount | null) => updateBankAccount(schoolId, account),
    meta: { writes: ['schools'], success: 'settings:bank.saved' },
  })
}
