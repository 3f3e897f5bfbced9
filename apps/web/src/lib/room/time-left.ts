const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** The time left, given in seconds: hours and days are rounded up. */
export function timeLeft(seconds: number): string {
  const hours = Math.ceil(seconds / HOUR)
  if (seconds >= DAY)
    return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
  if (seconds >= HOUR) return `${hours} h`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
