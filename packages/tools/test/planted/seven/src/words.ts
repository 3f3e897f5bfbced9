/** Words are aside: no fault is planted here. */
export const words = ['open', 'close']
