import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Bare() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <p>Bare React</p>
}

hydrateRoot(document.getElementById('root'), <Bare />)
