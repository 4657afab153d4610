import {
  ArrowLeft,
  ArrowRight,
  CalendarDays,
  Camera,
  Ellipsis,
  Eye,
  ImagePlus,
  RotateCw,
  Star,
  Trash2,
  Undo2,
  X,
} from 'lucide-react'
import { Bath, Bed, Sofa } from './room-icons.tsx'

const ICONS = {
  bath: Bath,
  bed: Bed,
  calendar: CalendarDays,
  camera: Camera,
  close: X,
  cover: Star,
  earlier: ArrowLeft,
  eye: Eye,
  later: ArrowRight,
  more: Ellipsis,
  photos: ImagePlus,
  remove: Trash2,
  retry: RotateCw,
  sofa: Sofa,
  undo: Undo2,
}
export type IconName = keyof typeof ICONS

/** All icons, inlined by the server so that browsers need not load the icon library. */
export function IconSprite() {
  return (
    <svg className="icons" width="0" height="0" aria-hidden="true">
      {Object.entries(ICONS).map(([name, Drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Drawing strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  )
}
