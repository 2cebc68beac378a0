export function Logo({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={size === 'large' ? 'size-16' : 'size-7.5 shrink-0'}
    >
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g fill="#fff">
        <circle cx="11.5" cy="9" r="3" />
        <circle cx="20.5" cy="9" r="3" opacity=".38" />
        <circle cx="11.5" cy="16" r="3" />
        <circle cx="20.5" cy="16" r="3" />
        <circle cx="11.5" cy="23" r="3" opacity=".38" />
        <circle cx="20.5" cy="23" r="3" />
      </g>
    </svg>
  )
}
