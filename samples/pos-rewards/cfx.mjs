// Amounts in CFX with every digit, never as floating-point numbers. A drip is 10⁻¹⁸ CFX.
export const toDrip = (cfx) => {
  const [whole, part = ''] = cfx.split('.');
  return BigInt(whole + part.padEnd(18, '0'));
};

export const toCfx = (drip) => {
  const digits = drip.toString().padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
};
