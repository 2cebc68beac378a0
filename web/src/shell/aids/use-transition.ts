import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentAppearance } from '../../kit/theme/appearance.ts'

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

const frames = {
  fade: (): Keyframe[] => [{ opacity: 0 }, { opacity: 1 }],
  /** From the end of the reading direction. */
  slide: (): Keyframe[] => {
    const from = document.documentElement.dir === 'rtl' ? -24 : 24
    return [
      { opacity: 0, translate: `${from}px 0` },
      { opacity: 1, translate: '0 0' },
    ]
  },
}

/** The chosen animation of a new page; none with prefers-reduced-motion. */
export const useTransition = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        const { transition } = currentAppearance()
        if (!pathChanged || transition === 'none' || lessMotion.matches) return
        const timing = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
        const main = document.getElementById('main')
        const around = main?.parentElement
        if (!main || !around) return
        // While sliding in, the page overflows; clip hides the scroll bar.
        around.style.overflowX = 'clip'
        const animation = main.animate(frames[transition](), timing)
        animation.onfinish = animation.oncancel = () => {
          around.style.overflowX = ''
        }
      }),
    [router],
  )
}
