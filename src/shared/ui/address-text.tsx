import { Fragment } from 'react'

/** An e-mail address that breaks behind its @ and dots where a line is too short, not inside a word. */
export function AddressText({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
