/** Loaded when the form is sent. */
export { Credentials } from 'contract/people/accounts'
