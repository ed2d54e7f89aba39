declare module 'solc' {
  const solc: import('./compiler.ts').Solc;
  export default solc;
}
declare module 'solc-0.7' {
  const solc: import('./compiler.ts').Solc;
  export default solc;
}
declare module 'solhint' {
  const solhint: {
    processStr(
      source: string,
      config: { rules: Record<string, unknown> },
      file: string,
    ): {
      reports: { line: number; message: string; ruleId: string }[];
    };
  };
  export default solhint;
}
