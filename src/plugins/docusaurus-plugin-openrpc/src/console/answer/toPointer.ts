import {below, stepsOf} from '../../jsonPointer';
import type {ValuePath} from '../model';

const NAME = /^[A-Za-z_$][\w$]*$/;
const INDEX = /^(?:0|[1-9]\d*)$/;

/** The JSON pointer of a place. */
export function toPointer(path: ValuePath): string {
  return path.reduce<string>(below, '');
}

/** A place as code writes it, below the name of the whole: result.logs[0].data. */
export function toExpression(whole: string, pointer: string): string {
  return stepsOf(pointer).reduce((expression, step) => {
    if (NAME.test(step)) return `${expression}.${step}`;
    return `${expression}[${INDEX.test(step) ? step : JSON.stringify(step)}]`;
  }, whole);
}
