export const TITLES = [
  { id: 1, label: 'Mr' },
  { id: 2, label: 'Mrs' },
  { id: 3, label: 'Miss' },
  { id: 4, label: 'Ms' },
  { id: 5, label: 'Mx' },
  { id: 6, label: 'Dr' },
  { id: 7, label: 'Prof' },
  { id: 8, label: 'Rev' },
  { id: 9, label: 'Prefer not to say' },
] as const
