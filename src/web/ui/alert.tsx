import { type ReactNode, useEffect } from 'react'

interface AlertProps {
  readonly children: ReactNode
  readonly as?: 'p' | 'div'
}

/** Fixed above the bottom edge. While there is one, scrolling leaves room for it below what is focused. */
export function Alert({ children, as: Element = 'p' }: AlertProps) {
  useEffect(() => {
    const leaveRoom = (): void => {
      document.documentElement.classList.toggle('alerted', document.querySelector('.alert') !== null)
    }
    leaveRoom()
    return leaveRoom
  }, [])
  return (
    <Element className="alert" role="alert">
      {children}
    </Element>
  )
}
