import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentAppearance } from '../../kit/theme/appearance.ts'

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

const frames = {
  fade: (): Keyframe[] => [{ opacity: 0 }, { opacity: 1 }],
  /** From where reading goes on. */
  slide: (): Keyframe[] => {
    const from = document.documentElement.dir === 'rtl' ? -24 : 24
    return [
      { opacity: 0, translate: `${from}px 0` },
      { opacity: 1, translate: '0 0' },
    ]
  },
}

/** A new page comes as the person chose; who asks the device for less motion gets none. */
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
        // What slides in stands a little beyond the page: nobody sees a bar to scroll there.
        around.style.overflowX = 'clip'
        const animation = main.animate(frames[transition](), timing)
        animation.onfinish = animation.oncancel = () => {
          around.style.overflowX = ''
        }
      }),
    [router],
  )
}
