/** Stands for hoist-non-react-statics, which React Router asks to copy a component's static members: no page reads any. */
export default function keepComponent<T>(component: T): T {
  return component;
}
