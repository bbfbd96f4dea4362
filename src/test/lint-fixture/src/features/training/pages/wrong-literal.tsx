export function WrongLiteral() {
  return <p>Plain English in the page</p>
}
